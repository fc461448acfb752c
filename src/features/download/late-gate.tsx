import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, useState } from 'react'
import { Gate, type GateProps } from './gate'
import { arrivalOfGate, gateAtHand } from './gate-code'
// The style sheets of the gate: the page needs them at once.
import '~/features/center/center.css'
import '~/features/forms/check-box.css'
import '~/features/forms/field.css'
import '~/features/forms/posted-form.css'
import '~/ui/button.css'
import '~/ui/confirmed-button.css'
import '~/ui/text-link.css'
import './gate.css'
import './statement.css'

const LazyGate = lazy(arrivalOfGate)

// The static import above is used on the server only and is taken out of the browser's bundle.
const gateToShow = createIsomorphicFn()
  .server(() => Gate)
  .client(() => gateAtHand() ?? LazyGate)

/**
 * The gate, whose code is a file of its own: the lists of the centre and files that ask for nothing are spared it. The browser
 * keeps the server's form, which posts by itself, until the code is there.
 */
export function LateGate(props: GateProps) {
  const [Shown] = useState(() => gateToShow())
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}
