/** A vertex or an edge can be marked by what the query made of it; only a finding is drawn in the signal colour. */
export type Mark = 'start' | 'path' | 'found'

export interface DrawnVertex {
  id: string
  /** Centre, in units of the drawing. */
  x: number
  y: number
  /** The shape tells the kind: circle account, square device. */
  shape: 'circle' | 'square'
  /** Half the width of the shape. */
  size: number
  label: string
  /** A second line in the shape, for the label of the data model. */
  note?: string
  mark?: Mark
}

export interface DrawnEdge {
  from: string
  /** Equal to `from` for an edge from a kind to itself, drawn as a loop. */
  to: string
  label?: string
  directed: boolean
  mark?: Mark
}

/** One figure as data; the server draws it as SVG. */
export interface GraphDrawing {
  width: number
  height: number
  vertices: DrawnVertex[]
  edges: DrawnEdge[]
  /** Vertical guide lines with a heading, for example one for each hop. */
  columns: { x: number; label: string }[]
}

export interface LegendEntry {
  sign: 'circle' | 'square' | 'line' | 'arrow' | 'start' | 'path' | 'found'
  text: string
}

/** In every text, a run between backticks is code. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: { term: string; text: string }[] }
  | { kind: 'code'; name: string; language: 'gql' | 'csv'; code: string }
  | { kind: 'note'; title: string; text: string }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }
  | { kind: 'figure'; drawing: GraphDrawing; description: string; caption: string; legend: LegendEntry[] }
  | { kind: 'links'; items: { text: string; about: string; to: { page: '/' } | { section: string } }[] }

/** One document in one language. */
export interface DocumentContent {
  title: string
  /** What a search engine shows under the title. */
  description: string
  lead: string
  blocks: Block[]
}
