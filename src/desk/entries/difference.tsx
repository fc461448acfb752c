import { diffArrays } from 'diff'
import { Fragment } from 'react'
import { m } from '~/paraglide/messages'

/** Splits a text into words, also in languages without spaces between them; the characters between words are kept. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

/** The difference between two texts, word by word. */
export function Difference({ before, after }: { before: string; after: string }) {
  if (before === after) return <p>{m.entries_compare_same()}</p>
  const parts = diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }, index) => {
    const text = value.join('')
    const [Tag, said] = added ? ['ins' as const, m.entries_compare_added()] : ['del' as const, m.entries_compare_removed()]
    return {
      key: `${index} ${text.slice(0, 8)}`,
      part:
        added || removed ? (
          <Tag>
            <span className="vh">{said}</span>
            {text}
          </Tag>
        ) : (
          text
        )
    }
  })
  return (
    <div className="entry-difference">
      {parts.map(({ key, part }) => (
        <Fragment key={key}>{part}</Fragment>
      ))}
    </div>
  )
}
