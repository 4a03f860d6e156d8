/** A face, drawn as a page of 96 by 96 pixels. */
export const FACE = `<!doctype html><style>
  body { margin: 0; width: 96px; height: 96px; background: #46604f; position: relative; overflow: hidden }
  div { position: absolute }
  .hair { left: 24px; top: 12px; width: 48px; height: 58px; border-radius: 24px 24px 14px 14px; background: #6b2f1c }
  .head { left: 31px; top: 22px; width: 34px; height: 42px; border-radius: 17px; background: #e0b48f }
  .cloak { left: 10px; top: 66px; width: 76px; height: 60px; border-radius: 38px; background: #7d8794 }
  .eye { top: 40px; width: 4px; height: 4px; border-radius: 2px; background: #2b2017 }
</style><body><div class="hair"></div><div class="cloak"></div><div class="head"></div>
<div class="eye" style="left:40px"></div><div class="eye" style="left:52px"></div></body>`;
