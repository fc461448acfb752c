import type { Marks } from '~/demos/replay'
import { distance, type Point, round } from '~/ui/figure/geometry'
import { lineClasses, vertexClasses } from '~/ui/figure/network'
import { type Camera, drawingPoint, fitted, focusOn, frameCenter, zoomAt } from './camera'
import { isFound } from './found'
import { addGestureListeners, unitsPerPixel } from './gestures'
import { type Box, chooseLabels, type Label } from './labels'
import { drawScene, frame, labelCount, type Scene, type SceneVertex } from './scene'

/** State of the drawing in addition to the graph. */
export interface StageView {
  marks: Marks
  /** Ids of visible vertices; all if undefined. */
  visible: ReadonlySet<string> | undefined
  /** Selected vertices, drawn with a ring. */
  selected: readonly string[]
  /** Vertices and edges of an explanation. */
  why: { vertices: ReadonlySet<string>; edges: ReadonlySet<string> } | undefined
  /** Vertices found only by the pinned run. */
  lost: ReadonlySet<string>
  /** Vertices not found by the pinned run. */
  gained: ReadonlySet<string>
}

/** Font size in screen pixels. */
const fontPixels = 12
/** Zoom from which all visible vertices are labeled where there is room. */
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
  /** Units of the drawing per pixel at zoom 1. Cached, because measuring forces layout. */
  #pixel: number
  #scene: Scene | undefined
  #view: StageView | undefined
  #vertices: SVGElement[] = []
  #edges: SVGElement[] = []
  #vertexClasses: string[] = []
  #edgeClasses: string[] = []
  #camera: Camera = fitted
  /** The hovered vertex and its edges, which are raised above the others. */
  #near: SceneVertex | undefined
  #nearEdges: readonly SVGElement[] = []

  constructor(svg: SVGSVGElement, world: SVGGElement, onPick: (id: string | undefined) => void) {
    this.#svg = svg
    this.#world = world
    this.#pixel = unitsPerPixel(svg)
    // Labels keep their screen size when the drawing is resized, for example when a phone is rotated.
    this.#sizes = new ResizeObserver(() => this.#fitWords())
    this.#sizes.observe(svg)
    this.#stopGestures = addGestureListeners(svg, {
      camera: () => this.#camera,
      move: (camera) => this.#move(camera),
      pick: (at, reach) => onPick(this.#vertexAt(at, reach)?.id),
      hover: (at, reach) => this.#hover(at && this.#vertexAt(at, reach))
    })
  }

  /** Draws a graph; the server has drawn the first one. */
  setScene(scene: Scene, marks: Marks, isDrawn: boolean): void {
    this.#hover(undefined)
    this.#scene = scene
    if (!isDrawn) this.#world.innerHTML = drawScene(scene, marks)
    this.#vertices = elementsOf(this.#world, '.g-vertices > [data-i]')
    this.#edges = elementsOf(this.#world, '.demo-edges > [data-i]')
    this.#vertexClasses = this.#vertices.map((element) => element.getAttribute('class') ?? '')
    this.#edgeClasses = this.#edges.map((element) => element.getAttribute('class') ?? '')
  }

  /** Updates only the difference from the current view. */
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

  /** Zooms to vertices. */
  reveal(ids: Iterable<string>): void {
    const points = [...ids].flatMap((id) => this.#scene?.byId.get(id) ?? [])
    if (points.length > 0) this.#move(focusOn(points))
  }

  /** Center of the visible area, where new vertices are placed. */
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
    // At zoom 1, a finger on the drawing scrolls the page.
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

  /** Labels the hovered vertex and raises its edges. */
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
    // Set on the layer: on the SVG it would recompute the styles of all vertices and edges.
    layer.style.setProperty('--label', `${round(font)}px`)
    layer.replaceChildren(...words)
  }

  /** Ids by descending importance. */
  #namedIds(scene: Scene, { marks, selected, why }: StageView): string[] {
    const marked = (wanted: string) => [...marks.vertices].flatMap(([id, mark]) => (mark === wanted ? [id] : []))
    const ids = [...selected, ...(why?.vertices ?? []), ...marked('answer'), ...marked('start'), ...marked('found')]
    const most = ids.slice(0, labelCount + selected.length)
    const all = this.#camera.zoom >= namingZoom ? scene.vertices.map(({ id }) => id) : []
    return [...new Set([...most, ...all])]
  }

  /** The visible part of the drawing. */
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

/** Elements by the index in their data attribute. */
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
