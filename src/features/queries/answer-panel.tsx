import { useEffect } from 'react'
import { Button } from '~/ui/button'
import { summaryOf } from './answer-summary'
import { AnswerView } from './answer-view'
import { fixText } from './fault-text'
import type { ShownAnswer } from './worker-messages'

interface AnswerPanelProps {
  ran: { text: string; parameterLines: string; answer: ShownAnswer }
  /** Called when an answer is on the screen, with what a screen reader says of it. */
  onShown: (summary: string) => void
  row: number | undefined
  onRow: (row: number | undefined) => void
  /** Changes the text of the editor; undefined if that is not the text that ran. */
  onText: ((text: string) => void) | undefined
}

/**
 * The answer of a run, with the correction that a fault offers. It is a module of its own, because a page that only offers to run
 * a query needs none of it.
 */
export default function AnswerPanel({ ran: { text, parameterLines, answer }, onShown, row, onRow, onText }: AnswerPanelProps) {
  useEffect(() => onShown(summaryOf(answer)), [answer, onShown])
  const fix = answer.fault?.isInParameters ? undefined : answer.fault?.fix
  return (
    <>
      <AnswerView text={text} parameterLines={parameterLines} answer={answer} row={row} onRow={onRow} />
      {fix && onText ? (
        <div className="q-actions q-fix">
          <Button isSmall onClick={() => onText(text.slice(0, fix.at.start) + fix.text + text.slice(fix.at.end))}>
            {fixText(fix, text)}
          </Button>
        </div>
      ) : null}
    </>
  )
}
