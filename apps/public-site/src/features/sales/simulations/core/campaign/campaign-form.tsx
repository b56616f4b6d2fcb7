import { showFormFailure } from '@site/shell/form-failure';
import { CampaignCodeForm, type CampaignFormProps } from '@site/simulator/campaign-form';

/** The field for a campaign's code, which loads when somebody has one. */
export function CampaignForm(props: CampaignFormProps) {
  return <CampaignCodeForm {...props} showFailure={showFormFailure} />;
}
