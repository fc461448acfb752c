import type { Layout } from '~/contract/blocks'
import { lineHeights, rowSpacings, type TextAlign, textAligns } from '~/contract/rich-text'
import { m } from '~/paraglide/messages'
import { Choices, Menu } from './menu'
import { ToolButton } from './tool-button'

interface LayoutToolsProps {
  /** Of the block with the caret, or the first that is marked. */
  layout: Layout | undefined
  /** The block is none that can have a layout. */
  isDisabled: boolean
  /** The block is a list, which is not aligned. */
  isList: boolean
  onChange: (change: Layout) => void
}

const spacings = rowSpacings.map((value) => ({ value, name: `${value} px` }))

/** What an author sets for whole blocks of text: alignment, line height, spacing and indent. */
export function LayoutTools({ layout = {}, isDisabled, isList, onChange }: LayoutToolsProps) {
  const { align, lineHeight, spaceBefore, spaceAfter, indent = false } = layout
  return (
    <>
      <AlignMenu align={align} isDisabled={isDisabled || isList} onChange={onChange} />
      <LayoutMenu
        label={m.editor_line_height()}
        icon="i-lucide-unfold-vertical"
        current={lineHeight}
        options={lineHeights.map((value) => ({ value, name: String(value) }))}
        isDisabled={isDisabled}
        onChoose={(value) => onChange({ lineHeight: value })}
      />
      <LayoutMenu
        label={m.editor_space_before()}
        icon="i-lucide-arrow-up-to-line"
        current={spaceBefore}
        options={spacings}
        isDisabled={isDisabled}
        onChoose={(value) => onChange({ spaceBefore: value })}
      />
      <LayoutMenu
        label={m.editor_space_after()}
        icon="i-lucide-arrow-down-to-line"
        current={spaceAfter}
        options={spacings}
        isDisabled={isDisabled}
        onChoose={(value) => onChange({ spaceAfter: value })}
      />
      <ToolButton
        label={m.editor_indent()}
        icon="i-lucide-pilcrow-right"
        isPressed={indent}
        isDisabled={isDisabled}
        onPress={() => onChange({ indent: !indent })}
      />
    </>
  )
}

const alignNames: Readonly<Record<TextAlign, () => string>> = { center: m.editor_align_center, right: m.editor_align_right }
const alignIcons: Readonly<Record<TextAlign, string>> = {
  center: 'i-lucide-align-center',
  right: 'i-lucide-align-right'
}

/** The button shows the alignment of the block. */
function AlignMenu({
  align,
  isDisabled,
  onChange
}: Pick<LayoutToolsProps, 'isDisabled' | 'onChange'> & { align: TextAlign | undefined }) {
  return (
    <Menu label={m.editor_align()} icon={align ? alignIcons[align] : 'i-lucide-align-left'} isDisabled={isDisabled}>
      {(close) => (
        <Choices
          label={m.editor_align()}
          current={align}
          options={[
            { value: undefined, name: m.editor_align_left() },
            ...textAligns.map((value) => ({ value, name: alignNames[value]() }))
          ]}
          onChoose={(value) => {
            close('text')
            onChange({ align: value })
          }}
        />
      )}
    </Menu>
  )
}

interface LayoutMenuProps<Value> {
  label: string
  icon: string
  /** Undefined if the author has set none. */
  current: Value | undefined
  options: readonly { value: Value; name: string }[]
  isDisabled: boolean
  onChoose: (value: Value | undefined) => void
}

function LayoutMenu<Value extends number>({ label, icon, current, options, isDisabled, onChoose }: LayoutMenuProps<Value>) {
  return (
    <Menu label={label} icon={icon} isDisabled={isDisabled}>
      {(close) => (
        <Choices<Value | undefined>
          label={label}
          current={current}
          options={[{ value: undefined, name: m.editor_usual() }, ...options]}
          onChoose={(value) => {
            close('text')
            onChoose(value)
          }}
        />
      )}
    </Menu>
  )
}
