import { trialPromise } from '~/content/trial-promise'
import type { PartnerField } from '~/contract/forms/partner'
import type { FormAnswer } from '~/contract/forms/posted-form'
import type { Edition, UserInfoReceipt } from '~/contract/user-info'
import { useLocale } from '~/lib/locale'
import { useSession } from '~/lib/session'
import { m } from '~/paraglide/messages'
import { PageHero } from '~/ui/page/page-hero'
import { Plate } from '~/ui/plate'
import { requestId } from './request-form'
import { TrialForm } from './trial-form'
import './partners.css'

interface TrialPageProps {
  edition: Edition
  answer: FormAnswer<PartnerField, UserInfoReceipt> | undefined
}

/** The page of an application for a trial, in place of the partner form. */
export function TrialPage({ edition, answer }: TrialPageProps) {
  const locale = useLocale()
  const { loggedIn } = useSession()
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[{ name: m.shell_trial(), to: { path: '/download' } }, { name: m.partners_trial_title() }]}
        title={m.partners_trial_title()}
        lead={loggedIn ? m.partners_trial_lead() : trialPromise(locale)}
      />
      <Plate id={requestId} number="02" question={m.partners_trial_question()} title={m.partners_trial_headline()}>
        <TrialForm key={edition} edition={edition} answer={answer} />
      </Plate>
    </main>
  )
}
