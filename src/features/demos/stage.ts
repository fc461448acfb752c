import type { Marks } from '~/demos/replay'
import { distance, type Point, round } from '~/ui/figure/geometry'
import { lineClasses, vertexClasses } from '~/ui/figure/network'
import { type Camera, drawingPoint, fitted, focusOn, frameCenter, zoomAt } from './camera'
import { isFound } from './found'
import { addGestureListeners, unitsPerPixel } from './gestures'
import { type Box, chooseLabels, type Label } from './labels'
import { drawScene, frame, labelCount, type Scene, type SceneVertex } from './scene'

/** Everything that the drawing shows beside the graph. */
export interface StageView {
  marks: Marks
  /** Ids that are shown; all if undefined. */
  visible: ReadonlySet<string> | undefined
  /** Selected vertices, with a ring around each. */
  selected: readonly string[]
  /** What an explanation points to: vertices and edges. */
  why: { vertices: ReadonlySet<string>; edges: ReadonlySet<string> } | undefined
  /** Vertices that only the pinned run found. */
  lost: ReadonlySet<string>
  /** Vertices that the pinned run did not find. */
  gained: ReadonlySet<string>
}

/** Pixels between the lines of words. */
const fontPixels = 12
/** From this magnification on, every vertex in sight is named where there is room. */
const namingZoom = 2.4

/**
 * The drawing in the browser. React renders it once; steps change classes of its elements, because rendering two thousand
 * elements again takes longer than a frame.
 */
export class Stage {
  readonly #svg: SVGSVGElement
  readonly #world: SVGGElement
  readonly #stopGestures: () => void
  readonly #sizes: ResizeObserver
  /** Units of the drawing per pixel, when it is not magnified. Kept, because to measure it lays the drawing out. */
  #pixel: number
  #scene: Scene | undefined
  #view: StageView | undefined
  #vertices: SVGElement[] = []
  #edges: SVGElement[] = []
  #vertexClasses: string[] = []
  #edgeClasses: string[] = []
  #camera: Camera = fitted
  /** The vertex under the mouse, and its edges, which are raised. */
  #near: SceneVertex | undefined
  #nearEdges: readonly SVGElement[] = []

  constructor(svg: SVGSVGElement, world: SVGGElement, onPick: (id: string | undefined) => void) {
    this.#svg = svg
    this.#world = world
    this.#pixel = unitsPerPixel(svg)
    // Words keep their size on the screen when the drawing does not, as on a phone that is turned.
    this.#sizes = new ResizeObserver(() => this.#fitWords())
    this.#sizes.observe(svg)
    this.#stopGestures = addGestureListeners(svg, {
      camera: () => this.#camera,
      move: (camera) => this.#move(camera),
      pick: (at, reach) => onPick(this.#vertexAt(at, reach)?.id),
      hover: (at, reach) => this.#hover(at && this.#vertexAt(at, reach))
    })
  }

  /** Draws a graph; the server has already drawn the first one. */
  setScene(scene: Scene, marks: Marks, isDrawn: boolean): void {
    this.#hover(undefined)
    this.#scene = scene
    if (!isDrawn) this.#world.innerHTML = drawScene(scene, marks)
    this.#vertices = elementsOf(this.#world, '.g-vertices > [data-i]')
    this.#edges = elementsOf(this.#world, '.demo-edges > [data-i]')
    this.#vertexClasses = this.#vertices.map((element) => element.getAttribute('class') ?? '')
    this.#edgeClasses = this.#edges.map((element) => element.getAttribute('class') ?? '')
  }

  /** Changes what differs from the current view. */
  show(view: StageView): void {
    const scene = this.#scene
    if (!scene) return
    this.#hover(undefined)
    this.#view = view
    const { marks, visible, why, lost, gained } = view
    scene.vertices.forEach(({ id }, index) => {
      const mark = marks.vertices.get(id) ?? 'plain'
      const classes = [vertexClasses[mark]]
      if (visible && !visible.has(id)) classes.push('is-hidden')
      if (why?.vertices.has(id)) classes.push('is-why')
      if (lost.has(id)) classes.push('is-lost')
      if (gained.has(id)) classes.push('is-gained')
      this.#setClass(this.#vertices, this.#vertexClasses, index, classes.join(' '), isFound(mark) || why !== undefined)
    })
    scene.edges.forEach(({ id, from, to }, index) => {
      const mark = marks.edges.get(id) ?? 'plain'
      const classes = [lineClasses[mark]]
      if (visible && !(visible.has(from) && visible.has(to))) classes.push('is-hidden')
      if (why?.edges.has(id)) classes.push('is-why')
      this.#setClass(this.#edges, this.#edgeClasses, index, classes.join(' '), isFound(mark) || why !== undefined)
    })
    this.#svg.classList.toggle('has-marks', marks.vertices.size + marks.edges.size > 0)
    this.#svg.classList.toggle('has-why', why !== undefined)
    this.#drawRings()
    this.#drawWords()
  }

  zoom(factor: number): void {
    this.#move(zoomAt(this.#camera, factor, frameCenter))
  }

  fit(): void {
    this.#move(fitted)
  }

  /** Brings vertices into sight, magnified. */
  reveal(ids: Iterable<string>): void {
    const points = [...ids].flatMap((id) => this.#scene?.byId.get(id) ?? [])
    if (points.length > 0) this.#move(focusOn(points))
  }

  /** The point of the drawing in the middle of what is shown, where a new vertex is put. */
  middle(): Point {
    return drawingPoint(this.#camera, frameCenter)
  }

  close(): void {
    this.#stopGestures()
    this.#sizes.disconnect()
  }

  #fitWords(): void {
    const pixel = unitsPerPixel(this.#svg)
    if (pixel === this.#pixel) return
    this.#pixel = pixel
    this.#hover(undefined)
    this.#drawRings()
    this.#drawWords()
  }

  #setClass(elements: SVGElement[], known: string[], index: number, name: string, isRaised: boolean): void {
    const element = elements[index]
    if (!element || known[index] === name) return
    known[index] = name
    element.setAttribute('class', name)
    if (isRaised && /found|answer|is-why/.test(name)) element.parentNode?.append(element)
  }

  #move(camera: Camera): void {
    const isZoomed = camera.zoom !== this.#camera.zoom
    this.#hover(undefined)
    this.#camera = camera
    const { x, y, zoom } = camera
    this.#world.style.transform = `translate(${round(x)}px, ${round(y)}px) scale(${zoom.toFixed(4)})`
    // Not magnified, a finger on the drawing scrolls the page.
    this.#svg.classList.toggle('is-zoomed', zoom > 1)
    if (isZoomed || zoom > namingZoom) this.#drawWords()
    if (isZoomed) this.#drawRings()
  }

  #vertexAt(at: Point, reach: number): SceneVertex | undefined {
    const point = drawingPoint(this.#camera, at)
    const [visible, most] = [this.#view?.visible, reach / this.#camera.zoom]
    let nearest: SceneVertex | undefined
    let least = Number.POSITIVE_INFINITY
    for (const vertex of this.#scene?.vertices ?? []) {
      const away = distance(vertex, point)
      if (away >= least || away > vertex.size + most || (visible && !visible.has(vertex.id))) continue
      nearest = vertex
      least = away
    }
    return nearest
  }

  /** Names a vertex and raises its edges, as long as the mouse is over it. */
  #hover(vertex: SceneVertex | undefined): void {
    if (vertex === this.#near) return
    this.#near = vertex
    for (const element of this.#nearEdges) element.classList.remove('is-near')
    const id = vertex?.id
    this.#nearEdges = (this.#scene?.edges ?? []).flatMap(({ from, to }, index) => {
      const element = from === id || to === id ? this.#edges[index] : undefined
      return element ?? []
    })
    for (const element of this.#nearEdges) element.classList.add('is-near')
    this.#svg.classList.toggle('has-near', vertex !== undefined)
    this.#drawNear(vertex)
  }

  #drawNear(vertex: SceneVertex | undefined): void {
    const layer = this.#layer('demo-near')
    if (!vertex) {
      layer.replaceChildren()
      return
    }
    const unit = this.#pixel / this.#camera.zoom
    const font = fontPixels * unit
    const ring = shapeOf('circle', { cx: vertex.x, cy: vertex.y, r: vertex.size + 3 * unit })
    const isNamed = [...this.#layer('demo-words').children].some((word) => word.textContent === vertex.id)
    const [label] = isNamed ? [] : chooseLabels([vertex], font, this.#sight())
    layer.style.setProperty('--label', `${round(font)}px`)
    layer.replaceChildren(ring, ...(label ? [wordOf(label)] : []))
  }

  #layer(name: string): SVGGElement {
    const known = this.#world.querySelector<SVGGElement>(`.${name}`)
    if (known) return known
    const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    layer.setAttribute('class', name)
    this.#world.append(layer)
    return layer
  }

  #drawRings(): void {
    const unit = this.#pixel / this.#camera.zoom
    const rings = (this.#view?.selected ?? []).flatMap((id) => {
      const vertex = this.#scene?.byId.get(id)
      if (!vertex) return []
      return [shapeOf('circle', { cx: vertex.x, cy: vertex.y, r: vertex.size + 5 * unit })]
    })
    this.#layer('demo-rings').replaceChildren(...rings)
  }

  #drawWords(): void {
    const [scene, view] = [this.#scene, this.#view]
    if (!scene || !view) return
    const font = (fontPixels * this.#pixel) / this.#camera.zoom
    const named = this.#namedIds(scene, view).flatMap((id) => scene.byId.get(id) ?? [])
    const shown = named.filter((vertex) => this.#isInSight(vertex) && (!view.visible || view.visible.has(vertex.id)))
    const words = chooseLabels(shown, font, this.#sight()).map(wordOf)
    const layer = this.#layer('demo-words')
    // On the drawing itself, it would have the style of every vertex and edge computed anew.
    layer.style.setProperty('--label', `${round(font)}px`)
    layer.replaceChildren(...words)
  }

  /** Ids from the most important one on. */
  #namedIds(scene: Scene, { marks, selected, why }: StageView): string[] {
    const marked = (wanted: string) => [...marks.vertices].flatMap(([id, mark]) => (mark === wanted ? [id] : []))
    const ids = [...selected, ...(why?.vertices ?? []), ...marked('answer'), ...marked('start'), ...marked('found')]
    const most = ids.slice(0, labelCount + selected.length)
    const all = this.#camera.zoom >= namingZoom ? scene.vertices.map(({ id }) => id) : []
    return [...new Set([...most, ...all])]
  }

  /** The part of the drawing that is shown. */
  #sight(): Box {
    const { zoom, x, y } = this.#camera
    return { left: -x / zoom, top: -y / zoom, right: (frame.width - x) / zoom, bottom: (frame.height - y) / zoom }
  }

  #isInSight({ x, y }: Point): boolean {
    const { zoom, x: dx, y: dy } = this.#camera
    const [shownX, shownY] = [x * zoom + dx, y * zoom + dy]
    return shownX > -20 && shownX < frame.width + 20 && shownY > -20 && shownY < frame.height + 20
  }
}

/** The elements by the place in the graph that they name. */
function elementsOf(world: SVGGElement, selector: string): SVGElement[] {
  const elements: SVGElement[] = []
  for (const element of world.querySelectorAll<SVGElement>(selector)) elements[Number(element.dataset.i)] = element
  return elements
}

function wordOf({ id, x, y, anchor }: Label): SVGElement {
  const word = shapeOf('text', { x, y })
  word.setAttribute('text-anchor', anchor)
  word.setAttribute('dy', '0.33em')
  word.textContent = id
  return word
}

function shapeOf(name: 'circle' | 'text', attributes: Readonly<Record<string, number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(round(value)))
  return element
}
