import type { InquiryKind } from '~/contract/inbox'
import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'

/** A text with which a reply can begin. */
interface ReplyTemplate {
  /** In the language of the desk. */
  name: () => string
  /** In the language of the visitor. */
  text: (inputs: Record<string, never>, options: { locale: Locale }) => string
}

const received = { name: m.desk_inbox_template_received, text: m.desk_inbox_template_received_text }

/** Templates for frequent replies, by the topic of the inquiry. */
export const replyTemplates: Readonly<Record<InquiryKind, readonly ReplyTemplate[]>> = {
  consultation: [{ name: m.desk_inbox_template_scale, text: m.desk_inbox_template_scale_text }, received],
  partner: [{ name: m.desk_inbox_template_partner, text: m.desk_inbox_template_partner_text }, received],
  feedback: [
    { name: m.desk_inbox_template_fixed, text: m.desk_inbox_template_fixed_text },
    { name: m.desk_inbox_template_which, text: m.desk_inbox_template_which_text }
  ],
  download: [{ name: m.desk_inbox_template_download, text: m.desk_inbox_template_download_text }],
  notice: [received]
}
