import { install } from './install.ts'

install(window)
