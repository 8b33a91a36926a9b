import { hydrateRoot } from 'react-dom/client'
import { useState } from 'react'
import page from './page.module.css'
function App(){ const [n,set]=useState(0); return <button className={page.root} onClick={()=>set(n+1)}>{n}</button> }
hydrateRoot(document.body, <App/>)
