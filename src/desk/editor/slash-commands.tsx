import { locales } from '~/contract/locale'
import { tableLimits } from '~/contract/tables'
import { m } from '~/paraglide/messages'
import type { EditorController } from './controller'
import type { TextKind } from './conversions'
import type { PickKind } from './insert-files'
import { newTable } from './table-operations'

/** What commands open outside of the text. */
interface SlashActions {
  editor: EditorController
  onPick: (kind: PickKind) => void
  onLibrary: () => void
}

export interface SlashCommand {
  name: (inputs?: Record<string, never>, options?: { locale?: (typeof locales)[number] }) => string
  icon: string
  /** Short forms by which it is found as well. */
  also?: string
  run: (actions: SlashActions) => void
}

const kind = (value: TextKind, name: SlashCommand['name'], icon: string, also?: string): SlashCommand => ({
  name,
  icon,
  ...(also !== undefined && { also }),
  run: ({ editor }) => editor.convert(value)
})

const picked = (value: PickKind, name: SlashCommand['name'], icon: string): SlashCommand => ({
  name,
  icon,
  run: ({ onPick }) => onPick(value)
})

/** What an empty paragraph can become. */
export const slashCommands: readonly SlashCommand[] = [
  kind('heading2', m.editor_heading_2, 'i-lucide-heading-2', 'h2'),
  kind('heading3', m.editor_heading_3, 'i-lucide-heading-3', 'h3'),
  kind('heading4', m.editor_heading_4, 'i-lucide-heading-4', 'h4'),
  kind('bulleted', m.editor_list_bulleted, 'i-lucide-list', 'ul'),
  kind('numbered', m.editor_list_numbered, 'i-lucide-list-ordered', 'ol'),
  kind('quote', m.editor_quote, 'i-lucide-quote'),
  kind('code', m.editor_code, 'i-lucide-code'),
  {
    name: m.editor_insert_table,
    icon: 'i-lucide-table',
    run: ({ editor }) => editor.insertions.insert([newTable(tableLimits.usual, tableLimits.usual)])
  },
  {
    name: m.editor_insert_delimiter,
    icon: 'i-lucide-minus',
    also: 'hr',
    run: ({ editor }) => editor.insertions.insert([{ type: 'delimiter' }])
  },
  picked('image', m.editor_insert_image, 'i-lucide-image'),
  { name: m.editor_insert_library, icon: 'i-lucide-images', run: ({ onLibrary }) => onLibrary() },
  picked('video', m.editor_insert_video, 'i-lucide-video'),
  picked('music', m.editor_insert_music, 'i-lucide-music'),
  picked('attachments', m.editor_insert_attachments, 'i-lucide-paperclip')
]

const bare = (words: string): string => words.toLowerCase().replaceAll(' ', '')

/** The commands whose Chinese or English name has what was typed. */
export function commandsFor(query: string): SlashCommand[] {
  const typed = bare(query)
  return slashCommands.filter(({ name, also = '' }) =>
    [also, ...locales.map((locale) => name({}, { locale }))].some((words) => bare(words).includes(typed))
  )
}
