import { currentLocale } from '~/lib/locale'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import type { Lost, Pasted } from './paste-trail'

const lostNames: Readonly<Record<Lost, (given: { count: number }) => string>> = {
  drawing: m.editor_lost_drawings,
  field: m.editor_lost_fields,
  frame: m.editor_lost_frames,
  link: m.editor_lost_links,
  player: m.editor_lost_players
}

/** Lists the parts of a paste that the text does not have, by kind and number, in one toast. */
export function tellLost({ lost, plainLinks }: Pasted): void {
  const names = [...lost].map(([kind, count]) => lostNames[kind]({ count }))
  const texts = [
    ...(names.length > 0 ? [m.editor_lost({ names: new Intl.ListFormat(currentLocale()).format(names) })] : []),
    ...(plainLinks > 0 ? [m.editor_plain_links({ count: plainLinks })] : [])
  ]
  if (texts.length > 0) showToast({ tone: 'note', text: texts.join(' ') })
}
