import type { Layout } from '~/contract/blocks'
import { lineHeights, rowSpacings, type TextAlign, textAligns } from '~/contract/rich-text'
import { m } from '~/paraglide/messages'
import { Choices, Menu } from './menu'
import { ToolButton } from './tool-button'

interface LayoutToolsProps {
  /** Of the block with the caret, or the first that is selected. */
  layout: Layout | undefined
  /** The block cannot have a layout. */
  isDisabled: boolean
  /** The block is a list, which is not aligned. */
  isList: boolean
  onChange: (change: Layout) => void
}

const spacings = rowSpacings.map((value) => ({ value, name: `${value} px` }))

/** Settings for whole blocks of text: alignment, line height, spacing and indent. */
export function LayoutTools({ layout = {}, isDisabled, isList, onChange }: LayoutToolsProps) {
  const { align, lineHeight, spaceBefore, spaceAfter, indent = false } = layout
  return (
    <>
      <LayoutMenu
        label={m.editor_align()}
        icon={align ? alignIcons[align] : 'i-lucide-align-left'}
        usual={m.editor_align_left()}
        current={align}
        options={textAligns.map((value) => ({ value, name: alignNames[value]() }))}
        isDisabled={isDisabled || isList}
        onChoose={(value) => onChange({ align: value })}
      />
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

interface LayoutMenuProps<Value> {
  label: string
  icon: string
  /** Name of the choice of an author who sets nothing. */
  usual?: string
  /** Undefined if the author has set none. */
  current: Value | undefined
  options: readonly { value: Value; name: string }[]
  isDisabled: boolean
  onChoose: (value: Value | undefined) => void
}

function LayoutMenu<Value extends number | string>({
  label,
  icon,
  usual = m.editor_usual(),
  current,
  options,
  isDisabled,
  onChoose
}: LayoutMenuProps<Value>) {
  return (
    <Menu label={label} icon={icon} isDisabled={isDisabled}>
      {(close) => (
        <Choices<Value | undefined>
          label={label}
          current={{ value: current }}
          options={[{ value: undefined, name: usual }, ...options]}
          onChoose={(value) => {
            close('text')
            onChoose(value)
          }}
        />
      )}
    </Menu>
  )
}
