import { Fragment } from 'react'

/** Text in which a run between backticks is code. */
export function Inline({ text }: { text: string }) {
  let offset = 0
  return text.split('`').map((run, index) => {
    const key = offset
    offset += run.length + 1
    return index % 2 === 1 ? <code key={key}>{run}</code> : <Fragment key={key}>{run}</Fragment>
  })
}
