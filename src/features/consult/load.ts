import * as v from 'valibot'
import { loadConsult } from '~/content/consult'
import { consultationForm, consultedEditions } from '~/contract/consultation-form'
import type { Locale } from '~/contract/locale'
import { consultAddress } from '~/features/editions/consult-address'
import { formAnswer } from '~/features/forms/form-answer'
import { redirectTo } from '~/lib/redirect'
import { validOrNotFound } from '~/lib/route-validation'

const searchSchema = v.object({ edition: v.optional(v.picklist(consultedEditions)) })

/** Loads the consultation page. Without an edition it redirects to the default one, so that each page has one address. */
export async function loadConsultPage(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const { edition } = validOrNotFound(searchSchema, search)
  if (!edition) throw redirectTo({ to: '/product/consult', search: consultAddress().search }, 'default-edition')
  const copy = await loadConsult(locale)
  const { title, description } = copy.editions[edition]
  return { edition, copy, answer: formAnswer(consultationForm), head: { title, description } }
}
