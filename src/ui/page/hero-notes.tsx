import type { ReactNode } from 'react'
import { m } from '~/paraglide/messages'
import { FigureNotes } from './figure-notes'

interface HeroNotesProps {
  figure: { caption: string; reading: string; note?: string | undefined }
  legend?: ReactNode
}

/** Number, caption, reading, legend and note of the figure in the head of a page. */
export function HeroNotes({ figure: { caption, reading, note }, legend }: HeroNotesProps) {
  return (
    <FigureNotes
      notes={[
        { name: m.page_figure({ number: '1-1' }), text: caption },
        { name: m.page_reading(), text: reading },
        ...(legend === undefined ? [] : [{ name: m.page_key(), text: legend }]),
        ...(note === undefined ? [] : [{ name: m.page_note(), text: note }])
      ]}
    />
  )
}
