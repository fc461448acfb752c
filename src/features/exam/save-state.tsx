import { m } from '~/paraglide/messages'
import type { SheetState } from './answer-sheet'

/** Whether all answers are saved. Screen readers hear only when saving fails and when it works again. */
export function SaveState({ state: { answers, connection } }: { state: SheetState }) {
  const unsaved = answers.filter(({ isSaved }) => !isSaved).length
  const isFailing = connection === 'offline' || connection === 'refused'
  return (
    <div className="exam-saves" data-failing={isFailing || undefined}>
      <p aria-hidden={isFailing || undefined}>
        {unsaved === 0 ? m.exam_all_saved() : isFailing ? m.exam_unsaved({ count: unsaved }) : m.exam_saving()}
      </p>
      <p className="vh" role="status">
        {isFailing ? m.exam_unsaved({ count: unsaved }) : ''}
      </p>
    </div>
  )
}
