import { deferred } from '~/lib/deferred'
import { frame } from './scene'

/** Properties of the style sheet that a drawing outside the page needs in itself. */
const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'paint-order',
  'display'
] as const

/** Pixels of the picture per unit of the drawing. */
const scale = 2

/**
 * The drawing as it is shown, as PNG. The page's policy allows pictures from `data:` addresses, of which a canvas is drawn.
 * @throws if the browser cannot draw it
 */
export async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('The copy of the drawing is none')
  const [sources, targets] = [svg.querySelectorAll<SVGElement>('*'), copy.querySelectorAll<SVGElement>('*')]
  sources.forEach((source, index) => {
    const style = getComputedStyle(source)
    for (const property of properties) targets[index]?.style.setProperty(property, style.getPropertyValue(property))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(frame.width * scale))
  copy.setAttribute('height', String(frame.height * scale))
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = frame.width * scale
  canvas.height = frame.height * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = getComputedStyle(document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const { promise, resolve } = deferred<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const blob = await promise
  if (!blob) throw new Error('The canvas has no picture')
  return blob
}
