import { arrow, circle, group, line, path, square, text } from '~/ui/figure/draw'
import type { DrawingMarkup } from '~/ui/figure/drawing'
import { between, type Point, polar, round } from '~/ui/figure/geometry'
import { hops, logins, start, transfers, vertices } from './transfers'

/* The figures of document 1, drawn from its data. Circle: account, square: device; classes: figure.css and document-figure.css. */

const accountRadius = 21
const deviceHalf = 19

type Mark = 'start' | 'path' | 'found'

function size(code: string): number {
  return vertices.find((vertex) => vertex.code === code)?.label === 'Device' ? deviceHalf : accountRadius
}

function positionOf(code: string): Point {
  const vertex = vertices.find((candidate) => candidate.code === code)
  if (!vertex) throw new Error(`The data of the figure has no vertex ${code}`)
  return vertex
}

const edgeClass = (mark: Mark | undefined) => (mark === 'found' ? 'g-found' : mark ? 'g-path' : 'g-edge')
const headClass = (mark: Mark | undefined) => (mark === 'found' ? 'g-found-head' : mark ? 'dg-path-head' : 'dg-head')
const nodeClass = (mark: Mark | undefined) =>
  mark === 'found' ? 'g-on-found' : mark === 'start' ? 'g-blue' : mark === 'path' ? 'dg-on-path' : ''

/** The whole example graph; `vertexMark` and `edgeMark` set the mark of each part. */
function graph(
  columns: readonly { x: number; label: string }[],
  vertexMark: (code: string) => Mark | undefined,
  edgeMark: (from: string, to: string) => Mark | undefined
): DrawingMarkup {
  const guides = columns.map(({ x, label }) => path('g-axis', `M${x} 34V362`) + text({ x, y: 24 }, label, 'middle', 'dg-column'))
  const loginLines = logins.map(({ account, device }) =>
    path(edgeClass(edgeMark(account, device)), line(positionOf(account), positionOf(device), accountRadius, deviceHalf + 2))
  )
  const transferLines = transfers.map(({ from, to, amount }) => {
    const mark = edgeMark(from, to)
    const [a, b] = [positionOf(from), positionOf(to)]
    const middle = between(a, b, 0.5)
    return (
      path(edgeClass(mark), line(a, b, accountRadius, accountRadius + 8)) +
      path(headClass(mark), arrow(a, b, accountRadius + 2, 10)) +
      text({ x: middle.x, y: middle.y + 5 }, String(amount), 'middle', mark === 'found' ? 'g-found-text' : undefined)
    )
  })
  const nodes = vertices.map(({ code, x, y }) => {
    const mark = nodeClass(vertexMark(code))
    return size(code) === deviceHalf ? path(mark, square({ x, y }, deviceHalf)) : circle({ x, y }, accountRadius, mark)
  })
  const names = vertices.map(({ code, x, y }) =>
    text({ x, y: y + 5 }, code, 'middle', vertexMark(code) === 'start' ? 'dg-name dg-on-blue' : 'dg-name')
  )
  const markup = [...guides, ...loginLines, ...transferLines, group('g-vertices', nodes), ...names].join('')
  return { width: 610, height: 370, markup }
}

/** The graph with the path of the third question; `hop` returns «hop n» in the page's language. */
export function hopDrawing(hop: (count: number) => string): DrawingMarkup {
  const { devices, sharing, recipients } = hops()
  const way = new Set([start, ...devices, ...sharing])
  const columns = [start, ...devices, ...sharing.slice(0, 1), ...recipients.slice(0, 1)].map((code, count) => ({
    x: positionOf(code).x,
    label: hop(count)
  }))
  return graph(
    columns,
    (code) => (code === start ? 'start' : recipients.includes(code) ? 'found' : way.has(code) ? 'path' : undefined),
    (from, to) => ((way.has(from) && way.has(to)) || (sharing.includes(from) && recipients.includes(to)) ? 'path' : undefined)
  )
}

/** The graph with the ring that the fourth question finds, given as its accounts in order. */
export function ringDrawing(found: readonly string[]): DrawingMarkup {
  return graph(
    [],
    (code) => (found.includes(code) ? 'found' : undefined),
    (from, to) => (found.some((code, at) => code === from && found[at + 1] === to) ? 'found' : undefined)
  )
}

/** The data model: two kinds of vertices, two kinds of edges, named in the language of the page. */
export function modelDrawing(names: { account: string; device: string; login: string; transfer: string }): DrawingMarkup {
  const account = { x: 250, y: 82 }
  const device = { x: 490, y: 82 }
  const [radius, half] = [52, 46]
  // The loop is a smaller circle that cuts the account's outline 47.5 degrees above and below its own axis.
  const loop = { x: account.x - 68, y: account.y }
  const [loopRadius, cut] = [32, 47.5]
  const [from, neck, tip] = [polar(loop, loopRadius, -cut), polar(loop, loopRadius, cut + 14), polar(loop, loopRadius, cut)]
  const words = (at: Point, name: string, label: string) =>
    text({ x: at.x, y: at.y - 2 }, name, 'middle', 'dg-kind') + text({ x: at.x, y: at.y + 18 }, label, 'middle', 'dg-label')
  const markup = [
    path('g-outline', line(account, device, radius, half + 8)),
    path('dg-head', arrow(account, device, half + 2, 10)),
    path('g-outline', `M${round(from.x)} ${round(from.y)}A${loopRadius} ${loopRadius} 0 1 0 ${round(neck.x)} ${round(neck.y)}`),
    path('dg-head', arrow(neck, tip, 0, 10)),
    group('g-vertices', circle(account, radius) + path('', square(device, half))),
    words(account, names.account, 'Account'),
    words(device, names.device, 'Device'),
    text({ x: (account.x + radius + device.x - half) / 2, y: account.y - 10 }, names.login, 'middle', 'dg-relation'),
    text({ x: (account.x + radius + device.x - half) / 2, y: account.y + 22 }, 'LOGGED_IN', 'middle', 'dg-label'),
    text({ x: loop.x - loopRadius - 10, y: loop.y - 2 }, names.transfer, 'end', 'dg-relation'),
    text({ x: loop.x - loopRadius - 10, y: loop.y + 18 }, 'TRANSFERRED', 'end', 'dg-label')
  ].join('')
  return { width: 610, height: 164, markup }
}
