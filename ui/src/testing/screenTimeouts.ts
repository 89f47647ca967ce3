import { configure } from '@testing-library/react';

// The library gives up after one second, which a busy machine takes for a single screen.
configure({ asyncUtilTimeout: 20_000 });
