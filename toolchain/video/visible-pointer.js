// Runs in the page that is filmed: an arrow that follows the mouse, because Chromium without a screen draws none.
const namespace = 'http://www.w3.org/2000/svg'
const arrow = document.createElementNS(namespace, 'svg')
const shape = document.createElementNS(namespace, 'path')
const look = {
  d: 'M1 1v15.2l3.6-3.4 2.3 5.6 2.7-1.1-2.3-5.5h5z',
  fill: '#17191c',
  stroke: '#fff',
  'stroke-width': '1.4',
}
for (const [name, value] of Object.entries(look)) shape.setAttribute(name, value)
arrow.setAttribute('viewBox', '0 0 16 20')
arrow.setAttribute('aria-hidden', 'true')
Object.assign(arrow.style, {
  position: 'fixed',
  left: '0',
  top: '0',
  width: '20px',
  height: '25px',
  zIndex: '2147483647',
  pointerEvents: 'none',
  transform: 'translate(-40px, -40px)',
})
arrow.append(shape)
addEventListener('DOMContentLoaded', () => document.body.append(arrow))
addEventListener(
  'mousemove',
  ({ clientX, clientY }) => (arrow.style.transform = `translate(${clientX - 1}px, ${clientY - 1}px)`),
  { capture: true },
)
