import type { BlockToolConstructorOptions } from '@editorjs/editorjs'
import { createRoot, type Root } from 'react-dom/client'
import type { Chart } from '~/contract/blocks'
import type { ChartKind } from '~/contract/rich-text'
import { m } from '~/paraglide/messages'
import { ChartDrawing } from '~/ui/chart/chart-drawing'
import { lineField, lineIn, Tool } from './tool'

const isChart = (data: object): data is Chart => 'type' in data && data.type === 'chart'

export const chartNames: Readonly<Record<ChartKind, () => string>> = {
  line: m.editor_chart_line,
  labeledLine: m.editor_chart_labeled_line,
  area: m.editor_chart_area,
  bar: m.editor_chart_bar,
  column: m.editor_chart_column,
  pie: m.editor_chart_pie
}

/** A chart, drawn as pages draw it. Its numbers are edited as a table. */
export class ChartTool extends Tool<Chart> {
  #chart: Chart
  readonly #drawing = document.createElement('div')
  readonly #caption: HTMLElement
  readonly #react: Root

  constructor(options: BlockToolConstructorOptions) {
    super(options)
    const data: Chart = isChart(options.data) ? options.data : { type: 'chart', kind: 'line', rows: [], caption: [] }
    this.#chart = data
    this.#drawing.setAttribute('role', 'img')
    this.#react = createRoot(this.#drawing)
    this.#caption = lineField('editor-caption', m.editor_caption(), data.caption)
    this.root.className = 'editor-chart'
    this.root.append(this.#drawing, this.#caption)
    this.#show()
    this.begin(data)
  }

  override get firstField(): HTMLElement {
    return this.#caption
  }

  #show(): void {
    const { kind, rows } = this.#chart
    this.#drawing.setAttribute('aria-label', m.editor_chart_drawn({ kind: chartNames[kind](), rows: rows.length - 1 }))
    this.#react.render(<ChartDrawing kind={kind} rows={rows} />)
  }

  protected override read(): Chart {
    return { ...this.#chart, caption: lineIn(this.#caption) }
  }

  setKind(kind: ChartKind): void {
    this.#chart = { ...this.block, kind }
    this.#show()
    this.host.changed()
  }

  override removed(): void {
    super.removed()
    // React refuses to unmount a root while it renders, as when the whole editor goes.
    queueMicrotask(() => this.#react.unmount())
  }
}
