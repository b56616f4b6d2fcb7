export { makeOtherBuild } from '../../../../tools/workspace/process/other-build.mjs';
