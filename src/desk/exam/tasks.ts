import { openExamCasesSchema } from '~/contract/exam-desk'
import { m } from '~/paraglide/messages'
import { callExamDesk } from '../exam-calls'
import { suppressErrorToast, type Task } from '../tasks'

/** The requests, appeals and revocations that wait for a decision. */
export async function examTasks(): Promise<Task[]> {
  const call = { call: 'GET /desk/exam/open', data: openExamCasesSchema, suppressErrorToast } as const
  const { extraTime, appeals, revocations, total } = await callExamDesk(call)
  const count = total ?? extraTime.length + appeals.length + revocations.length
  return [{ count, text: m.desk_exam_count_open({ count }), address: { to: '/desk/exam' } }]
}
