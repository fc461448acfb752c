/** Takes a picture of a screen or window that the author chooses. @throws if the author declines */
export async function takeScreenshot(): Promise<File> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: true })
  try {
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    await video.play()
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    return new File([await canvas.convertToBlob({ type: 'image/png' })], 'screenshot.png', { type: 'image/png' })
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
