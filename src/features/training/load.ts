import { outlineSchema } from '~/contract/exam'
import { noticeForm } from '~/contract/forms/notice'
import type { Locale } from '~/contract/locale'
import { formAnswer } from '~/features/forms/form-answer'
import { fetchExam } from '~/lib/exam-data'
import { loadAchievementCopy, loadOverviewCopy } from './copy'

/** The rules of the exam; undefined while the exam API is unavailable. */
async function loadOutline() {
  const answer = await fetchExam({ call: 'GET /public/outline', data: outlineSchema })
  return answer.state === 'ok' ? answer.data : undefined
}

/** Loads the page of the certification series. */
export async function loadOverview(locale: Locale) {
  const [copy, outline] = await Promise.all([loadOverviewCopy(locale), loadOutline()])
  return { copy, outline, answer: formAnswer(noticeForm) }
}

/** Loads the page about the achievement that GBCA certifies. */
export async function loadAchievement(locale: Locale) {
  const [copy, outline] = await Promise.all([loadAchievementCopy(locale), loadOutline()])
  return { copy, outline }
}
