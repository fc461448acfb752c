import { m } from '~/paraglide/messages'
import { FigureNotes } from './figure-notes'

/** Number, caption, reading and note of the figure in the head of a page. */
export function HeroNotes({
  figure: { caption, reading, note }
}: {
  figure: { caption: string; reading: string; note: string }
}) {
  return (
    <FigureNotes
      notes={[
        { name: m.page_figure({ number: '1-1' }), text: caption },
        { name: m.page_reading(), text: reading },
        { name: m.page_note(), text: note }
      ]}
    />
  )
}
