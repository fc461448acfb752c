import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { Table } from '~/contract/blocks'
import { chartKinds, fontSizes, type TextColor, textColors } from '~/contract/rich-text'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import type { EditorController, EditorState } from './controller'
import { chartOfTable, kindOf, type TextKind, textKinds } from './conversions'
import type { Format } from './formats'
import { LayoutTools } from './layout-tools'
import { ListStart } from './list-start'
import { Choices, Menu } from './menu'
import { newTable } from './table-operations'
import { TablePicker } from './table-picker'
import { ToolButton } from './tool-button'
import { chartNames } from './tools/chart-tool'
import { type TableAction, tableActions } from './tools/table-tool'

interface ToolbarProps {
  ref: RefObject<HTMLDivElement | null>
  editor: EditorController | undefined
  state: EditorState
  /** Opens the dialog of the browser for files. */
  onPick: (kind: 'image' | 'video' | 'music' | 'attachments') => void
  /** Opens the media library. */
  onLibrary: () => void
  onScreenshot: () => void
  onRestore: () => void
  /** Counts up when the address of a link is asked for from the text. */
  linkAsked: number
}

const kindNames: Readonly<Record<TextKind, () => string>> = {
  paragraph: m.editor_paragraph,
  heading2: m.editor_heading_2,
  heading3: m.editor_heading_3,
  heading4: m.editor_heading_4,
  bulleted: m.editor_list_bulleted,
  numbered: m.editor_list_numbered,
  quote: m.editor_quote,
  code: m.editor_code
}

const colorNames: Readonly<Record<TextColor, () => string>> = {
  muted: m.editor_color_muted,
  faint: m.editor_color_faint,
  blue: m.editor_color_blue,
  signal: m.editor_color_signal,
  ok: m.editor_color_ok,
  danger: m.editor_color_danger
}

const formatButtons: readonly [Format, () => string, string][] = [
  ['bold', m.editor_bold, 'i-lucide-bold'],
  ['italic', m.editor_italic, 'i-lucide-italic'],
  ['underline', m.editor_underline, 'i-lucide-underline'],
  ['strike', m.editor_strike, 'i-lucide-strikethrough'],
  ['superscript', m.editor_superscript, 'i-lucide-superscript'],
  ['subscript', m.editor_subscript, 'i-lucide-subscript'],
  ['code', m.editor_inline_code, 'i-lucide-code']
]

/** Roving tab index: the toolbar is one stop of the tab key, and arrow keys move within it. */
function moveInToolbar(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = buttonsOf(event.currentTarget)
  const at = buttons.findIndex((button) => button.isSameNode(document.activeElement))
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1 + buttons.length,
    Home: 0,
    End: buttons.length - 1
  }
  const target = targets[event.key]
  const next = target === undefined || at < 0 ? undefined : buttons[target % buttons.length]
  if (!next) return
  event.preventDefault()
  rove(event.currentTarget, next)
  next.focus()
}

const buttonsOf = (toolbar: Element): HTMLButtonElement[] =>
  [...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].filter((button) => !button.closest('.editor-panel'))

function rove(toolbar: Element, stop: HTMLElement): void {
  for (const button of toolbar.querySelectorAll('button')) {
    if (!button.closest('.editor-panel')) button.tabIndex = button === stop ? 0 : -1
  }
}

/** Puts the focus on the toolbar's stop. */
export function focusToolbar(toolbar: HTMLElement | null): void {
  const buttons = toolbar ? buttonsOf(toolbar) : []
  ;(buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0])?.focus()
}

export function Toolbar({ ref, editor, state, onPick, onLibrary, onScreenshot, onRestore, linkAsked }: ToolbarProps) {
  // A stop that was disabled would take the toolbar out of the order of the tab key.
  useEffect(() => {
    const toolbar = ref.current
    const buttons = toolbar ? buttonsOf(toolbar) : []
    const [first] = buttons
    if (toolbar && first && !buttons.some((button) => button.tabIndex === 0 && button.hasAttribute('tabindex')))
      rove(toolbar, first)
  })
  const { block } = state
  const kind = block && kindOf(block)
  const layout = block && 'layout' in block ? block.layout : undefined

  return (
    <div
      ref={ref}
      className="editor-toolbar"
      role="toolbar"
      aria-label={m.editor_toolbar()}
      // A press before the editor is there would be lost.
      inert={editor === undefined}
      onKeyDown={moveInToolbar}
    >
      <ToolButton label={m.editor_undo()} icon="i-lucide-undo-2" isDisabled={!state.canUndo} onPress={() => editor?.undo()} />
      <ToolButton label={m.editor_redo()} icon="i-lucide-redo-2" isDisabled={!state.canRedo} onPress={() => editor?.redo()} />
      <Menu label={m.editor_kind()} value={kind && kindNames[kind]()} isDisabled={kind === undefined}>
        {(close) => (
          <Choices
            label={m.editor_kind()}
            current={{ value: kind }}
            options={textKinds.map((value) => ({ value, name: kindNames[value]() }))}
            onChoose={(value) => {
              close('text')
              editor?.formatting.convert(value)
            }}
          />
        )}
      </Menu>
      {formatButtons.map(([format, name, icon]) => (
        <ToolButton
          key={format}
          label={name()}
          icon={icon}
          isPressed={state.formats.has(format)}
          onPress={() => editor?.formatting.toggle(format)}
        />
      ))}
      <Menu label={m.editor_color()} icon="i-lucide-baseline">
        {(close) => (
          <Choices
            label={m.editor_color()}
            options={[
              { value: undefined, name: m.editor_color_none() },
              ...textColors.map((value) => ({ value, name: colorNames[value](), className: `text-${value}` }))
            ]}
            onChoose={(value) => {
              close('text')
              editor?.formatting.setColor(value)
            }}
          />
        )}
      </Menu>
      <Menu label={m.editor_size()} icon="i-lucide-a-large-small">
        {(close) => (
          <Choices
            label={m.editor_size()}
            options={[
              { value: undefined, name: m.editor_size_none() },
              ...fontSizes.map((value) => ({ value, name: `${value} px` }))
            ]}
            onChoose={(value) => {
              close('text')
              editor?.formatting.setSize(value)
            }}
          />
        )}
      </Menu>
      <LinkMenu editor={editor} asked={linkAsked} />
      <ToolButton
        label={m.editor_clear_formats()}
        icon="i-lucide-remove-formatting"
        onPress={() => editor?.formatting.clearFormats()}
      />
      <LayoutTools
        layout={layout}
        isDisabled={kind === undefined || kind === 'code'}
        isList={block?.type === 'list'}
        onChange={(change) => editor?.formatting.setLayout(change)}
      />
      <Menu label={m.editor_insert_table()} icon="i-lucide-table">
        {(close) => (
          <TablePicker
            onChoose={(rows, columns) => {
              close('text')
              editor?.insertions.insert([newTable(rows, columns)])
            }}
          />
        )}
      </Menu>
      <ToolButton label={m.editor_insert_image()} icon="i-lucide-image" onPress={() => onPick('image')} />
      <ToolButton label={m.editor_insert_library()} icon="i-lucide-images" onPress={onLibrary} />
      <ToolButton label={m.editor_insert_video()} icon="i-lucide-video" onPress={() => onPick('video')} />
      <ToolButton label={m.editor_insert_music()} icon="i-lucide-music" onPress={() => onPick('music')} />
      <ToolButton label={m.editor_insert_attachments()} icon="i-lucide-paperclip" onPress={() => onPick('attachments')} />
      <ToolButton label={m.editor_insert_screenshot()} icon="i-lucide-monitor" onPress={onScreenshot} />
      <ToolButton
        label={m.editor_insert_delimiter()}
        icon="i-lucide-minus"
        onPress={() => editor?.insertions.insert([{ type: 'delimiter' }])}
      />
      <ToolButton
        label={m.editor_move_up()}
        icon="i-lucide-arrow-up"
        isDisabled={!block}
        onPress={() => editor?.moves.move(-1)}
      />
      <ToolButton
        label={m.editor_move_down()}
        icon="i-lucide-arrow-down"
        isDisabled={!block}
        onPress={() => editor?.moves.move(1)}
      />
      <ToolButton label={m.editor_remove()} icon="i-lucide-trash-2" isDisabled={!block} onPress={() => editor?.remove()} />
      <ToolButton label={m.editor_restore()} icon="i-lucide-history" onPress={onRestore} />
      <ToolButton
        label={m.editor_clear()}
        icon="i-lucide-eraser"
        onPress={() => {
          if (confirm(m.editor_clear_confirm())) editor?.clear()
        }}
      />
      {block?.type === 'list' && block.isOrdered && !state.isMany ? (
        <div className="editor-own">
          <ListStart list={block} onChange={(start) => editor?.formatting.setListStart(start)} />
        </div>
      ) : null}
      {block?.type === 'table' && !state.isMany ? (
        <div className="editor-own">
          <Menu label={m.editor_table_actions()} icon="i-lucide-table-properties">
            {(close) => (
              <Choices
                label={m.editor_table_actions()}
                options={tableActions.map((value) => ({ value, name: actionNames[value](), isOn: headerOf(block, value) }))}
                onChoose={(value) => {
                  close('text')
                  editor?.runTable(value)
                }}
              />
            )}
          </Menu>
          <Menu label={m.editor_chart_make()} icon="i-lucide-chart-column">
            {(close) => (
              <Choices
                label={m.editor_chart_make()}
                options={chartKinds.map((value) => ({ value, name: chartNames[value]() }))}
                onChoose={(value) => {
                  const chart = editor?.block?.type === 'table' ? chartOfTable(editor.block, value) : undefined
                  close(chart ? 'text' : 'button')
                  if (chart) editor?.draw(chart)
                  else showToast({ tone: 'error', text: m.editor_chart_impossible() })
                }}
              />
            )}
          </Menu>
        </div>
      ) : null}
      {block?.type === 'chart' && !state.isMany ? (
        <div className="editor-own">
          <Menu label={m.editor_chart_kind()} icon="i-lucide-chart-column" value={chartNames[block.kind]()}>
            {(close) => (
              <Choices
                label={m.editor_chart_kind()}
                current={{ value: block.kind }}
                options={chartKinds.map((value) => ({ value, name: chartNames[value]() }))}
                onChoose={(value) => {
                  close('text')
                  editor?.setChartKind(value)
                }}
              />
            )}
          </Menu>
          <ToolButton label={m.editor_chart_edit()} icon="i-lucide-table-2" onPress={() => editor?.editChartTable()} />
        </div>
      ) : null}
    </div>
  )
}

const actionNames: Readonly<Record<TableAction, () => string>> = {
  rowAbove: m.editor_table_row_above,
  rowBelow: m.editor_table_row_below,
  columnBefore: m.editor_table_column_before,
  columnAfter: m.editor_table_column_after,
  deleteRow: m.editor_table_delete_row,
  deleteColumn: m.editor_table_delete_column,
  mergeRight: m.editor_table_merge_right,
  mergeDown: m.editor_table_merge_down,
  mergeSelected: m.editor_table_merge_selected,
  split: m.editor_table_split,
  headerRow: m.editor_table_header_row,
  headerColumn: m.editor_table_header_column,
  wider: m.editor_table_wider,
  narrower: m.editor_table_narrower
}

/** Whether the table has the headers that an action adds and removes; undefined for the other actions. */
const headerOf = (table: Table, action: TableAction): boolean | undefined =>
  action === 'headerRow' ? table.hasHeaderRow : action === 'headerColumn' ? table.hasHeaderColumn : undefined

/** Asks for the address of a link. */
function LinkMenu({ editor, asked }: { editor: EditorController | undefined; asked: number }) {
  return (
    <Menu key={asked} label={m.editor_link()} icon="i-lucide-link" isOpenAtFirst={asked > 0}>
      {(close) => <LinkForm editor={editor} onDone={() => close('text')} />}
    </Menu>
  )
}

function LinkForm({ editor, onDone }: { editor: EditorController | undefined; onDone: () => void }) {
  const [address, setAddress] = useState(() => editor?.formatting.linkAddress ?? '')
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="editor-link"
      onSubmit={(event) => {
        event.preventDefault()
        if (editor?.formatting.setLink(address)) onDone()
        else setWrong(true)
      }}
    >
      <label>
        {m.editor_link_address()}
        <input value={address} aria-invalid={isWrong} onChange={({ target }) => setAddress(target.value)} />
      </label>
      {isWrong ? <p role="alert">{m.editor_link_wrong()}</p> : null}
      <button type="submit">{m.editor_link_set()}</button>
    </form>
  )
}
