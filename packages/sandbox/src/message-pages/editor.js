// In the stand-ins for Gmail and LinkedIn: an editor that does with its content what its page says.
const find = () => document.querySelector('[data-editor]')
let before = find().innerHTML
let forgot = false
let isDrawing = false

document.addEventListener('input', ({ target }) => {
  const { editor, plain } = target.dataset
  const isForgotten = editor === 'wipes' || (editor === 'forgets' && !forgot)
  // One insertion of several lines is several events.
  if (isDrawing || (editor === 'keeps' && plain === undefined)) return
  isDrawing = true
  forgot = true
  setTimeout(() => {
    const html = isForgotten ? before : target.innerHTML
    const fresh = target.cloneNode(false)
    if (plain === undefined) fresh.innerHTML = html
    else fresh.innerText = target.innerText
    find().replaceWith(fresh)
    before = fresh.innerHTML
    isDrawing = false
  }, 20)
})

document.querySelector('button').addEventListener('click', () => {
  document.querySelector('output').innerHTML = find().innerHTML
})
