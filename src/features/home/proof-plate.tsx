import { demoMetaOf, demosOf } from '~/demos/metas'
import { m } from '~/paraglide/messages'
import { solutionAddress, solutionTypes } from '~/solutions/addresses'
import { metaOf } from '~/solutions/metas'
import { RelatedPages } from '~/ui/page/next-steps'
import { PageLink } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import './home.css'

/** Plate 04: the solutions that have an online demo of their own, each with its question, what its query finds, and links to both. */
export function ProofPlate() {
  const rows = solutionTypes.flatMap((type) => {
    // A solution with several demos has the first one here; its page leads to all of them.
    const [demo] = demosOf(type)
    if (!demo) return []
    const { solutions, subject } = demoMetaOf(demo)
    // A demo names its own solution first; the others only refer to it.
    return solutions[0] === type ? [{ type, demo, subject, ...metaOf(type).gallery }] : []
  })
  return (
    <Plate id="proof" number="04" question={m.home_proof_question()} title={m.home_proof_title()} lead={m.home_proof_lead()}>
      <table className="changes proof">
        <thead>
          <tr>
            <th scope="col">{m.home_proof_problem()}</th>
            <th scope="col">{m.home_proof_found()}</th>
            <th scope="col">{m.home_proof_links()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, demo, subject, question, text }) => (
            <tr key={type}>
              <td>{question()}</td>
              <td>{text()}</td>
              <td>
                <PageLink className="tlink" to={{ ...solutionAddress(type), hash: 'query' }}>
                  {m.home_proof_query()}
                </PageLink>
                <PageLink className="tlink" to={{ path: '/product/onlinedemo', search: { type: demo } }}>
                  {m.home_proof_demo({ subject: subject() })}
                </PageLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RelatedPages label={m.home_proof_scenarios()} pages={[]} all={{ name: m.home_proof_read(), to: { path: '/customer' } }} />
    </Plate>
  )
}
