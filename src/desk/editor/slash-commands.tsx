import { locales } from '~/contract/locale'
import { tableLimits } from '~/contract/tables'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import type { EditorController } from './controller'
import type { TextKind } from './conversions'
import type { PickKind } from './insert-files'
import { newTable } from './table-operations'

/** Parts of the editor that commands use: the text, the file picker, and the media library. */
interface SlashActions {
  editor: EditorController
  onPick: (kind: PickKind) => void
  onLibrary: () => void
}

export interface SlashCommand {
  name: (inputs?: Record<string, never>, options?: { locale?: (typeof locales)[number] }) => string
  icon: string
  /** Its Chinese name in pinyin without tones. */
  pinyin: string
  /** A short form by which it is found as well. */
  also?: string
  run: (actions: SlashActions) => void
}

const kind = (value: TextKind, name: SlashCommand['name'], icon: string, pinyin: string, also?: string): SlashCommand => ({
  name,
  icon,
  pinyin,
  ...(also !== undefined && { also }),
  run: ({ editor }) => editor.formatting.convert(value)
})

const picked = (value: PickKind, name: SlashCommand['name'], icon: string, pinyin: string): SlashCommand => ({
  name,
  icon,
  pinyin,
  run: ({ onPick }) => onPick(value)
})

/** Size of the table for the numbers of a chart. */
const chartTable = { rows: 4, columns: 3 }

/** The commands of an empty paragraph. */
export const slashCommands: readonly SlashCommand[] = [
  kind('heading2', m.editor_heading_2, 'i-lucide-heading-2', 'er ji biao ti', 'h2'),
  kind('heading3', m.editor_heading_3, 'i-lucide-heading-3', 'san ji biao ti', 'h3'),
  kind('heading4', m.editor_heading_4, 'i-lucide-heading-4', 'si ji biao ti', 'h4'),
  kind('bulleted', m.editor_list_bulleted, 'i-lucide-list', 'wu xu lie biao', 'ul'),
  kind('numbered', m.editor_list_numbered, 'i-lucide-list-ordered', 'you xu lie biao', 'ol'),
  kind('quote', m.editor_quote, 'i-lucide-quote', 'yin yong'),
  kind('code', m.editor_code, 'i-lucide-code', 'dai ma'),
  {
    name: m.editor_insert_table,
    icon: 'i-lucide-table',
    pinyin: 'cha ru biao ge',
    run: ({ editor }) => editor.insertions.insert([newTable(tableLimits.usual, tableLimits.usual)])
  },
  {
    name: m.editor_insert_chart,
    icon: 'i-lucide-chart-column',
    pinyin: 'cha ru tu biao',
    // A chart is drawn from the numbers of a table, which are the author's.
    run: ({ editor }) => {
      editor.insertions.insert([{ ...newTable(chartTable.rows, chartTable.columns), hasHeaderColumn: true }])
      showToast({ tone: 'note', text: m.editor_chart_begin() })
    }
  },
  {
    name: m.editor_insert_delimiter,
    icon: 'i-lucide-minus',
    pinyin: 'cha ru fen ge xian',
    also: 'hr',
    run: ({ editor }) => editor.insertions.insert([{ type: 'delimiter' }])
  },
  picked('image', m.editor_insert_image, 'i-lucide-image', 'cha ru tu pian'),
  {
    name: m.editor_insert_library,
    icon: 'i-lucide-images',
    pinyin: 'cong mei ti ku cha ru tu pian',
    run: ({ onLibrary }) => onLibrary()
  },
  picked('video', m.editor_insert_video, 'i-lucide-video', 'cha ru shi pin'),
  picked('music', m.editor_insert_music, 'i-lucide-music', 'cha ru yin yue'),
  picked('attachments', m.editor_insert_attachments, 'i-lucide-paperclip', 'cha ru fu jian')
]

const bare = (words: string): string => words.toLowerCase().replaceAll(' ', '')

/** The first letters of the syllables, as Chinese input methods take them. */
const initialsOf = (pinyin: string): string => pinyin.replaceAll(/(\S)\S* ?/g, '$1')

/** The commands whose Chinese or English name, or its pinyin, contains the typed text. */
export function commandsFor(query: string): SlashCommand[] {
  const typed = bare(query)
  return slashCommands.filter(({ name, pinyin, also = '' }) =>
    [also, pinyin, initialsOf(pinyin), ...locales.map((locale) => name({}, { locale }))].some((words) =>
      bare(words).includes(typed)
    )
  )
}
