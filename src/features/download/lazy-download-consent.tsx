import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, lazy, memo, useCallback, useEffect, useState } from 'react'
import { deferred } from '~/lib/deferred'
import { useLazyPart } from '~/ui/lazy-parts'
import { ServedPart } from '~/ui/served-part'
import { DownloadConsent, type DownloadConsentProps } from './download-consent'
import {
  downloadConsentModule,
  loadDownloadConsent,
  loadedDownloadConsent,
  registerDownloadConsent
} from './download-consent-code'
// The page needs the form's style sheets before the form's chunk has loaded.
import '~/features/center/center.css'
import '~/features/forms/forms.css'
import './download.css'

const ConsentChunk = lazy(downloadConsentModule)

// Only the server uses the static import above; createIsomorphicFn removes it from the browser's bundle.
const downloadConsentToShow = createIsomorphicFn()
  .server(() => DownloadConsent)
  .client(() => loadedDownloadConsent() ?? ConsentChunk)

/**
 * The consent form, in a chunk of its own so that lists and files without consent do not load it. The browser keeps the server's
 * form, which posts without scripts, until the chunk has loaded.
 */
export function LazyDownloadConsent(consent: DownloadConsentProps) {
  const [isHydrated, setHydrated] = useState(false)
  const [{ Content, settle, prepare }] = useState(() => {
    const { promise: hydrated, resolve: settle } = deferred<void>()
    const prepare = () => Promise.all([loadDownloadConsent(), hydrated])
    return { Content: downloadConsentToShow(), settle, prepare }
  })
  const onHydrated = useCallback(() => {
    setHydrated(true)
    settle()
  }, [settle])
  const { file } = consent

  useEffect(() => registerDownloadConsent(file), [file])
  // Switching the language re-renders the form and would lose the input, so the switch waits for the chunk; settling on unmount
  // releases it.
  useLazyPart(prepare)
  useEffect(() => settle, [settle])

  return <Boundary Content={Content} consent={consent} isHydrated={isHydrated} onHydrated={onHydrated} />
}

interface BoundaryProps {
  Content: ComponentType<DownloadConsentProps>
  consent: DownloadConsentProps
  isHydrated: boolean
  onHydrated: () => void
}

/** Does not re-render before hydration: React would replace the server's form, with its input, by the fallback. */
const Boundary = memo(
  ({ Content, consent, onHydrated }: BoundaryProps) => (
    <ServedPart name="consent">
      <Content {...consent} />
      <HydrationMarker onHydrated={onHydrated} />
    </ServedPart>
  ),
  (_, { isHydrated }) => !isHydrated
)

/** Reports when its siblings are hydrated and have taken over the earlier input. */
function HydrationMarker({ onHydrated }: { onHydrated: () => void }) {
  const [hasRunEffects, setRunEffects] = useState(false)
  // The first effects read the input of the fields; the second ones store it.
  useEffect(() => (hasRunEffects ? onHydrated() : setRunEffects(true)), [hasRunEffects, onHydrated])
  return null
}
