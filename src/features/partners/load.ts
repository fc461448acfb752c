import * as v from 'valibot'
import { trialPromise } from '~/content/trial-promise'
import { partnerForm, partnerWants } from '~/contract/forms/partner'
import type { Locale } from '~/contract/locale'
import { editions } from '~/contract/user-info'
import { formAnswer } from '~/features/forms/form-answer'
import { validOrNotFound } from '~/lib/route-validation'
import { m } from '~/paraglide/messages'
import { loadConnect } from './copy'

const searchSchema = v.object({ want: v.optional(v.picklist(partnerWants)), about: v.optional(v.picklist(editions)) })

/** The partner form, or the application for a trial, with the values that the page's query preselects. */
export async function loadConnectPage(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const { want, about: edition = 'standard' } = validOrNotFound(searchSchema, search)
  const answer = formAnswer(partnerForm)
  if (want === 'trial') {
    const head = { title: m.partners_trial_title({}, { locale }), description: trialPromise(locale) }
    return { trial: edition, answer, head }
  }
  const copy = await loadConnect(locale)
  return { want, copy, answer, head: copy }
}
