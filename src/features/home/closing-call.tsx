import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { Actions } from './actions'
import * as styles from './closing-call.module.css'
import { HomeDrawing } from './figures/home-drawing'

/** The end of the page: a path across the drawing, and a call to action. */
export function ClosingCall() {
  return (
    <section className={styles.call}>
      <div className="wrap">
        <figure>
          <HomeDrawing name="lattice" width={1200} height={180} className={styles.lattice} />
        </figure>
        <div className={`grid-tablet ${styles.body}`}>
          <div>
            <h2>{phrased(m.home_call_title())}</h2>
            <p>{m.home_call_text()}</p>
          </div>
          <Actions />
        </div>
      </div>
    </section>
  )
}
