import type { Outline } from '~/contract/exam'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Gains } from '~/ui/page/gains'
import { Unavailable } from '~/ui/page/unavailable'
import { durationInWords } from './durations'

/**
 * The rules of the exam. `outline` is undefined while the exam API is unavailable; then only the rules without figures are shown.
 */
export function ExamRules({ outline }: { outline: Outline | undefined }) {
  const locale = useLocale()
  const rules = [{ term: m.training_rule_form(), text: m.training_rule_form_text() }]
  if (outline) {
    const { questions, minutes, passPercent, coolDownHours, validityYears } = outline
    const [first, later] = coolDownHours.map((hours) => durationInWords(hours, 'hour', locale))
    rules.push(
      {
        term: m.training_rule_length(),
        text: m.training_rule_length_text({ questions, minutes: durationInWords(minutes, 'minute', locale) })
      },
      { term: m.training_rule_pass(), text: m.training_rule_pass_text({ percent: passPercent }) },
      { term: m.training_rule_retake(), text: m.training_rule_retake_text({ first: first ?? '', later: later ?? '' }) },
      {
        term: m.training_rule_validity(),
        text: m.training_rule_validity_text({ years: durationInWords(validityYears, 'year', locale) })
      }
    )
  }
  rules.push({ term: m.training_rule_language(), text: m.training_rule_language_text() })
  return (
    <>
      <Gains items={rules} />
      {outline ? null : <Unavailable text={m.training_rules_unavailable()} />}
    </>
  )
}
