import { consultationForm } from '../src/contract/consultation-form'
import { downloadForm } from '../src/contract/download-form'
import { feedbackForm } from '../src/contract/feedback-form'
import { partnerForm } from '../src/contract/partner-form'
import type { PostedForm } from '../src/contract/posted-form'

/** Every form that a browser can post without scripts. */
export const postedForms: readonly PostedForm<string, unknown>[] = [partnerForm, consultationForm, downloadForm, feedbackForm]
