import * as v from 'valibot'
import { loadConnect } from '~/content/partners'
import type { Locale } from '~/contract/locale'
import { partnerForm } from '~/contract/partner-form'
import { partnerWants } from '~/contract/user-info'
import { formAnswer } from '~/features/forms/form-answer'
import { validOrNotFound } from '~/lib/route-validation'

const searchSchema = v.object({ want: v.optional(v.picklist(partnerWants)) })

/** Preselected values of the partner form, from the page's query. */
export async function loadConnectPage(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const { want } = validOrNotFound(searchSchema, search)
  return { want, copy: await loadConnect(locale), answer: formAnswer(partnerForm) }
}
