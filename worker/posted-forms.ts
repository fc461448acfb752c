import { consultationForm } from '../src/contract/forms/consultation'
import { downloadForm } from '../src/contract/forms/download'
import { feedbackForm } from '../src/contract/forms/feedback'
import { noticeForm } from '../src/contract/forms/notice'
import { partnerForm } from '../src/contract/forms/partner'
import type { PostedForm } from '../src/contract/forms/posted-form'

/** Every form that a browser can post without scripts. */
export const postedForms: readonly PostedForm<string, unknown>[] = [
  partnerForm,
  consultationForm,
  downloadForm,
  feedbackForm,
  noticeForm
]
