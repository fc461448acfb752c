import { expect, test } from 'vitest'
import { consultationForm } from '../../src/contract/forms/consultation.ts'
import { downloadForm } from '../../src/contract/forms/download.ts'
import { feedbackForm } from '../../src/contract/forms/feedback.ts'
import { noticeForm } from '../../src/contract/forms/notice.ts'
import { partnerForm, trialForm } from '../../src/contract/forms/partner.ts'
import { fieldsOf, type PostedForm } from '../../src/contract/forms/posted-form.ts'
import { sharedSite } from '../support/site.ts'

const site = await sharedSite()

/** The page of each form, and the fields that it leaves out. */
const pages: [path: string, form: Pick<PostedForm<string, unknown>, 'fields'>, without: string[]][] = [
  // Without an edition, it is no application for a trial.
  ['/partner/connect', partnerForm, ['edition']],
  ['/partner/connect?want=trial', trialForm, []],
  ['/product/consult?edition=standard', consultationForm, []],
  ['/document/latest/1', feedbackForm, []],
  ['/center/download?type=research&id=1', downloadForm, []],
  ['/center/train', noticeForm, []]
]

test.each(pages)('the form at %s has every field of its definition without scripts', async (path, form, without) => {
  const { body } = await site.visit(path)
  const missing = fieldsOf(form).filter((field) => !new RegExp(`<(input|textarea)[^>]* name="${field}"`).test(body))
  expect(missing).toEqual(without)
})
