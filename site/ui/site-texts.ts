/**
 * Words of the interface that several screens share: one word for one thing. What is offered under Downloads is a
 * document, whatever its kind; what plays is a video. `site-texts.test.ts` keeps other words for them out.
 */
export const siteTexts = {
  downloads: 'Downloads',
  documents: 'Documents',
  pressRoom: 'Press room',
  productLines: 'Product lines',
  comingSoon: 'Coming soon',
  toBeAnnounced: 'To be announced',
  playVideo: 'Play the video',
  loadingVideo: 'Loading the video…',
  backgroundVideo: 'the video in the background',
} as const
