import type { BlockToolConstructorOptions } from '@editorjs/editorjs'
import type { Block, BlockOf, Cell, Table } from '~/contract/blocks'
import { tableLimits } from '~/contract/tables'
import { m } from '~/paraglide/messages'
import { closestField } from '../caret'
import { columnDragDelay, columnWidths } from '../constants'
import {
  type Area,
  columnsOf,
  gridOfTable,
  merged,
  newTable,
  partOf,
  positionOfCell,
  split,
  wholeArea,
  withColumn,
  withoutColumn,
  withoutRow,
  withPart,
  withRow
} from '../table-operations'
import { lineField, lineIn, Tool } from './tool'

const isTable = (data: object): data is Table => 'type' in data && data.type === 'table'

/** Actions of the toolbar and the keyboard on the table at the caret. */
export const tableActions = [
  'rowAbove',
  'rowBelow',
  'columnBefore',
  'columnAfter',
  'deleteRow',
  'deleteColumn',
  'mergeRight',
  'mergeDown',
  'mergeSelected',
  'split',
  'headerRow',
  'headerColumn',
  'wider',
  'narrower'
] as const
export type TableAction = (typeof tableActions)[number]

/** Distance from a cell's border within which the pointer holds it, in pixels. */
const grip = 6

export class TableTool extends Tool<BlockOf<'table'>> {
  #table: Table
  /** Number of the cell that had the caret last, in the order of the rows. */
  #current = 0
  #selected: Area | undefined

  constructor(options: BlockToolConstructorOptions) {
    super(options)
    const { data } = options
    this.#table = isTable(data) ? data : newTable(tableLimits.usual, tableLimits.usual)
    this.root.className = 'editor-table'
    this.root.addEventListener('focusin', ({ target }) => this.#follow(target))
    this.root.addEventListener('pointerdown', (event) => this.#press(event))
    this.#show()
    this.begin(this.#table)
  }

  override get firstField(): HTMLElement | undefined {
    return this.#cells[0]
  }

  get #cells(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('.editor-cell')]
  }

  #show(): void {
    const table = document.createElement('table')
    const columns = document.createElement('colgroup')
    for (let column = 0; column < columnsOf(this.#table); column += 1) {
      const element = document.createElement('col')
      const width = this.#table.widths[column] ?? 0
      if (width > 0) element.width = String(width)
      columns.append(element)
    }
    const grid = gridOfTable(this.#table)
    const body = document.createElement('tbody')
    for (const [row, cells] of this.#table.rows.entries()) {
      const line = body.insertRow()
      for (const cell of cells) line.append(this.#cellElement(cell, grid, row))
    }
    table.append(columns, body)
    this.root.replaceChildren(table)
  }

  #cellElement(cell: Cell, grid: Cell[][], row: number): HTMLTableCellElement {
    const column = grid[row]?.indexOf(cell) ?? 0
    const isHead = (this.#table.hasHeaderRow && row === 0) || (this.#table.hasHeaderColumn && column === 0)
    const element = document.createElement(isHead ? 'th' : 'td')
    if (cell.colSpan !== undefined) element.colSpan = cell.colSpan
    if (cell.rowSpan !== undefined) element.rowSpan = cell.rowSpan
    element.append(lineField('editor-cell', m.editor_table_cell({ row: row + 1, column: column + 1 }), cell.text))
    return element
  }

  /** Only the cells that have changed are read: a large table has thousands. */
  protected override read(changed: ReadonlySet<Node>): Table {
    for (const field of new Set([...changed].map(closestField))) {
      if (!field) continue
      const [row, column] = placeOf(field)
      const cell = this.#table.rows[row]?.[column]
      if (!cell) continue
      const text = lineIn(field)
      if (JSON.stringify(text) === JSON.stringify(cell.text)) continue
      const changedRow = this.#table.rows[row]?.map((one, place) => (place === column ? { ...cell, text } : one)) ?? []
      this.#table = { ...this.#table, rows: this.#table.rows.map((one, place) => (place === row ? changedRow : one)) }
    }
    return this.#table
  }

  override orderOf(field: Element): number {
    const [row, column] = placeOf(field)
    return this.#table.rows.slice(0, row).reduce((sum, cells) => sum + cells.length, column)
  }

  protected override isSame(known: Table, table: Table): boolean {
    return known === table
  }

  /** Selected cells are a table of their own. */
  override selected(range: Range | undefined): Block[] {
    return this.#selected ? [partOf(this.block, this.#selected)] : super.selected(range)
  }

  override removeSelected(): void {
    if (this.#selected) this.#empty(this.#selected)
    else super.removeSelected()
  }

  /** Puts cells from elsewhere in place of those from the caret on. @returns false if the table would get too large */
  fill(part: Table): boolean {
    const position = positionOfCell(this.block, this.#current)
    const filled = position && withPart(this.block, position, part)
    if (filled) this.#change(filled)
    return filled !== undefined
  }

  override handleKey(event: KeyboardEvent): boolean {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      document.execCommand('insertLineBreak')
      return true
    }
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey) {
      this.#step(event.shiftKey ? -1 : 1)
      return true
    }
    if (this.#selected && (event.key === 'Backspace' || event.key === 'Delete')) {
      this.#empty(this.#selected)
      return true
    }
    const area = event.altKey && event.shiftKey ? this.#extended(event.key) : undefined
    if (area) this.#select(area)
    return area !== undefined
  }

  /** The next cell; after the last one, a new row. */
  #step(by: 1 | -1): void {
    if (by > 0 && this.#current === this.#cells.length - 1) {
      this.run('rowBelow')
      const next = this.#cells.length - columnsOf(this.#table)
      this.#cells[next]?.focus()
      return
    }
    this.#cells[this.#current + by]?.focus()
  }

  #extended(key: string): Area | undefined {
    const position = positionOfCell(this.block, this.#current)
    if (!position) return undefined
    const from = this.#selected ?? { top: position.row, left: position.column, bottom: position.row, right: position.column }
    const [rows, columns] = [this.#table.rows.length, columnsOf(this.#table)]
    const areas: Record<string, Area> = {
      ArrowRight: { ...from, right: Math.min(columns - 1, from.right + 1) },
      ArrowLeft: { ...from, left: Math.max(0, from.left - 1) },
      ArrowDown: { ...from, bottom: Math.min(rows - 1, from.bottom + 1) },
      ArrowUp: { ...from, top: Math.max(0, from.top - 1) }
    }
    return areas[key]
  }

  #follow(target: EventTarget | null): void {
    if (!(target instanceof Element) || !target.matches('.editor-cell')) return
    this.#current = this.orderOf(target)
    this.#select(undefined)
  }

  #select(area: Area | undefined): void {
    if (!area && !this.#selected) return
    this.#selected = area && wholeArea(this.block, area)
    const within = this.#selected ? cellsIn(this.#table, this.#selected) : new Set()
    const order = this.#table.rows.flat()
    for (const [index, field] of this.#cells.entries()) {
      const cell = order[index]
      field.closest('td, th')?.classList.toggle('is-selected', cell !== undefined && within.has(cell))
    }
  }

  #selectBetween(from: { row: number; column: number } | undefined, to: { row: number; column: number } | undefined): void {
    if (!from || !to) return
    this.#select({
      top: Math.min(from.row, to.row),
      left: Math.min(from.column, to.column),
      bottom: Math.max(from.row, to.row),
      right: Math.max(from.column, to.column)
    })
  }

  #empty(area: Area): void {
    const table = this.block
    const within = cellsIn(table, area)
    this.#change({
      ...table,
      rows: table.rows.map((row) => row.map((cell) => (within.has(cell) ? { ...cell, text: [] } : cell)))
    })
  }

  /**
   * A press on a border that is held begins to drag it. One in a cell selects cells: up to it with the shift key, or those
   * that the pointer is dragged over.
   */
  #press(event: PointerEvent): void {
    const cell = cellAt(event)
    if (!cell) return
    if (event.shiftKey) {
      event.preventDefault()
      this.#selectBetween(positionOfCell(this.block, this.#current), positionOfCell(this.block, this.#indexOf(cell)))
      return
    }
    const box = cell.getBoundingClientRect()
    if (box.right - event.clientX > grip) {
      this.#dragFrom(cell)
      return
    }
    const position = positionOfCell(this.block, this.#indexOf(cell))
    if (position) this.#hold(event, position.column + cell.colSpan - 1)
  }

  #dragFrom(start: HTMLTableCellElement): void {
    const stop = new AbortController()
    const { signal } = stop
    const over = (event: PointerEvent) => {
      const cell = cellAt(event)
      if (!cell || !this.root.contains(cell) || (cell === start && !this.#selected)) return
      this.#selectBetween(positionOfCell(this.block, this.#indexOf(start)), positionOfCell(this.block, this.#indexOf(cell)))
    }
    // The browser selects characters of the first cell meanwhile.
    const drop = () => {
      if (this.#selected) getSelection()?.collapseToEnd()
    }
    addEventListener('pointerover', over, { signal })
    document.addEventListener('selectionchange', drop, { signal })
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => stop.abort(), { signal })
  }

  #indexOf(cell: Element): number {
    return this.orderOf(cell)
  }

  #hold(start: PointerEvent, column: number): void {
    let width: number | undefined
    const before = this.#widthOf(column)
    const drag = (event: PointerEvent) => {
      if (width === undefined) return
      width = clamped(before + event.clientX - start.clientX)
      const element = this.root.querySelectorAll('col')[column]
      if (element) element.width = String(width)
    }
    const timer = setTimeout(() => {
      width = before
      this.root.classList.add('is-dragging')
    }, columnDragDelay)
    const end = () => {
      clearTimeout(timer)
      removeEventListener('pointermove', drag)
      this.root.classList.remove('is-dragging')
      if (width !== undefined && width !== before) this.#setWidth(column, width)
    }
    addEventListener('pointermove', drag)
    addEventListener('pointerup', end, { once: true })
  }

  /** The shown width of a column: of its first cell that is no wider than it. */
  #widthOf(column: number): number {
    const order = this.#table.rows.flat()
    const grid = gridOfTable(this.#table)
    const cell = grid.map((line) => line[column]).find((one) => one !== undefined && (one.colSpan ?? 1) === 1)
    const field = cell && this.#cells[order.indexOf(cell)]
    return Math.round(field?.closest('td, th')?.getBoundingClientRect().width ?? 120)
  }

  #setWidth(column: number, width: number): void {
    const widths = Array.from({ length: Math.max(column + 1, this.#table.widths.length) }, (_, index) =>
      index === column ? width : (this.#table.widths[index] ?? 0)
    )
    this.#change({ ...this.block, widths })
  }

  #change(table: Table): void {
    if (table === this.#table) return
    this.#table = table
    this.#selected = undefined
    this.#show()
    this.#cells[Math.min(this.#current, this.#cells.length - 1)]?.focus()
    this.host.changed()
  }

  /** Runs an action at the cell that had the caret last. */
  run(action: TableAction): void {
    const position = positionOfCell(this.block, this.#current)
    if (!position) return
    if (action === 'wider' || action === 'narrower') {
      const change = action === 'wider' ? columnWidths.step : -columnWidths.step
      this.#setWidth(position.column, clamped(this.#widthOf(position.column) + change))
      return
    }
    const table = this.#changedBy(action, position)
    if (table) this.#change(table)
    else this.host.replace(this.id, [], { index: 0, side: 'end' })
  }

  /** Undefined if the table would be empty. */
  #changedBy(
    action: Exclude<TableAction, 'wider' | 'narrower'>,
    { row, column }: { row: number; column: number }
  ): Table | undefined {
    const table = this.block
    const cell = gridOfTable(table)[row]?.[column]
    const [below, after] = [row + (cell?.rowSpan ?? 1), column + (cell?.colSpan ?? 1)]
    const here = { top: row, left: column, bottom: below - 1, right: after - 1 }
    switch (action) {
      case 'rowAbove':
        return withRow(table, row)
      case 'rowBelow':
        return withRow(table, below)
      case 'columnBefore':
        return withColumn(table, column)
      case 'columnAfter':
        return withColumn(table, after)
      case 'deleteRow':
        return withoutRow(table, row)
      case 'deleteColumn':
        return withoutColumn(table, column)
      case 'mergeRight':
        return after < columnsOf(table) ? merged(table, { ...here, right: after }) : table
      case 'mergeDown':
        return below < table.rows.length ? merged(table, { ...here, bottom: below }) : table
      case 'mergeSelected':
        return this.#selected ? merged(table, this.#selected) : table
      case 'split':
        return split(table, row, column)
      case 'headerRow':
        return { ...table, hasHeaderRow: !table.hasHeaderRow }
      case 'headerColumn':
        return { ...table, hasHeaderColumn: !table.hasHeaderColumn }
    }
  }
}

const cellsIn = (table: Table, { top, left, bottom, right }: Area): Set<Cell> =>
  new Set(
    gridOfTable(table)
      .slice(top, bottom + 1)
      .flatMap((line) => line.slice(left, right + 1))
  )

/** The row of a field's cell, and which of the row's cells it is: a merged cell is where it begins. */
function placeOf(field: Element): [row: number, cell: number] {
  const cell = field.closest<HTMLTableCellElement>('td, th')
  const row = cell?.closest('tr')
  return cell && row ? [row.rowIndex, cell.cellIndex] : [-1, -1]
}

const cellAt = ({ target }: Event): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null

const clamped = (width: number): number => Math.round(Math.min(columnWidths.max, Math.max(columnWidths.min, width)))
