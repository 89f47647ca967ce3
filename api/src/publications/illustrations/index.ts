export { createIllustration } from './createIllustration.ts';
export { IllustrationRef } from './graphql/refs.ts';
export { illustrationLoader, loadVisibleIllustration } from './loaders.ts';
export { canSeeIllustration } from './policy.ts';
export { findIllustrations, type IllustrationRecord } from './store/illustrations.ts';
export { importIllustrations } from './importIllustrations.ts';
export { suspendIllustration } from './suspendIllustration.ts';
export { illustrationsLifecycle } from './lifecycle.ts';
